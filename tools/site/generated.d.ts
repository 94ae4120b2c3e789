declare module '@generated/checked/default/checked.json' {
  const checked: Readonly<Record<keyof import('../check/count').Checked, string>>;
  export default checked;
}
