/** The admonitions, such as `:::note`, that authors can use. One that the theme does not have requires a component in its `Admonition/Types`. */
export const BOXES = ['note', 'tip', 'info', 'warning', 'danger'] as const;
