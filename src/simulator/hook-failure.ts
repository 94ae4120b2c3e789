/** What makes the hook itself fail, and with it the Scan. The message is that of the hook where it has one. */
export class HookFailure extends Error {
  override readonly name = 'HookFailure';
}
