/*
 * The CSP forbids eval, which zod tries when it creates a schema. Set as a global, because importing zod's `config`
 * would load zod on pages without forms. This module must be imported first.
 */
Reflect.set(globalThis, "__zod_globalConfig", { jitless: true });
