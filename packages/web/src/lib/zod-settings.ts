/*
 * Keeps zod from using eval, because the CSP forbids eval. Must be imported first, and must not import zod, because few
 * pages need zod.
 */
Reflect.set(globalThis, "__zod_globalConfig", { jitless: true });
