/**
 * Options with which Ajv compiles the schemas in strict mode. Two checks are off:
 * `strictRequired`, because metadata requires `name` or `generateName` with an `anyOf` that repeats no properties, and
 * `strictTypes`, because conditions (`then`) and values that may be number or text leave the type to their parent.
 */
export const ajvOptions = {strict: true, strictRequired: false, strictTypes: false} as const;
