/**
 * The admonitions, such as `:::note`. A new one requires three colors in `src/css/tokens.css`, a rule in `src/css/admonition.css`, and an
 * icon and an entry of `Types` in `src/theme/Admonition`.
 */
export const BOXES = ['note', 'tip', 'info', 'warning', 'danger'] as const;
