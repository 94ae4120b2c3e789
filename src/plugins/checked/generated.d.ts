declare module '@generated/checked/default/checked.json' {
  const checked: Readonly<Record<keyof import('../../../tools/check/count').Checked, string>>;
  export default checked;
}
