/**
 * A listener that stops the echoes of a change of the storage. The framework tells its own page of each change, writes
 * again when told, and takes a storage that keeps nothing for changed each time: that would go on until the stack is full.
 *
 * @param later runs something when the current task has ended
 */
export function withoutEchoes(later: (then: () => void) => void): (event: StorageEvent) => void {
  const heard = new Set<string>();
  return (event) => {
    // Events of the browser come from other tabs, one for each change.
    if (event.isTrusted) return;
    const change = JSON.stringify([event.key, event.newValue]);
    if (heard.has(change)) {
      event.stopImmediatePropagation();
      return;
    }
    heard.add(change);
    later(() => heard.delete(change));
  };
}
