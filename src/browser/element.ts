/** Makes an element with these properties. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'style'>>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
