/*
 * The content security policy allows no eval, and zod tries it whenever a schema is made. It takes its settings from
 * here when it is loaded; calling its `config` would load it on pages that have no form. Imported before anything else.
 */
Reflect.set(globalThis, "__zod_globalConfig", { jitless: true });
