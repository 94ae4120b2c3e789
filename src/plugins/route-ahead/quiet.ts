// Stands in the place of the framework's `window.docusaurus`, which each link calls when it is seen or pointed at.
const nothing = () => false;

export default Object.freeze({prefetch: nothing, preload: nothing});
