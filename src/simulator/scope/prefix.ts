/** How the annotations begin that a scope limiter compares with, and that no rule may set. */
export const SCOPE_PREFIX = 'scope.cascading.securecodebox.io/';
