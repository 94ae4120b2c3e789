declare module '@generated/moved-anchors/default/moved-anchors.json' {
  const anchors: import('.').MovedAnchors;
  export default anchors;
}
