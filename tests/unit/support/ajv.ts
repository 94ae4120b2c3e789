/**
 * Options for Ajv in strict mode with two exceptions: `strictRequired`, because metadata requires `name` or `generateName` in an `anyOf`
 * without properties, and `strictTypes`, because conditions (`then`) and unions inherit the type from their parent.
 */
export const ajvOptions = {strict: true, strictRequired: false, strictTypes: false} as const;
