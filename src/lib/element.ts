/** Makes an element with these properties. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'style'>>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

/** Whether an element is rendered; true in browsers without support for this check. */
export const isVisible = (some: Element): boolean => some.checkVisibility?.() ?? true;
