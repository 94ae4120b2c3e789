/** Whether the browser runs on macOS, iOS or iPadOS, where ⌘ takes the place of Ctrl in shortcuts. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
