import {createStorageSlot} from '@docusaurus/theme-common';

// Stops the echoes of a change of the storage. The framework tells its own page of each change, writes again when told, and
// takes a storage that keeps nothing for changed each time: that would go on until the stack is full. Stands before the
// listeners of the theme, which come with its components.
const heard = new Set<string>();

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    // Events of the browser come from other tabs, one for each change.
    if (event.isTrusted) return;
    const change = JSON.stringify([event.key, event.newValue]);
    if (heard.has(change)) event.stopImmediatePropagation();
    heard.add(change);
    queueMicrotask(() => heard.delete(change));
  });
  // A page that the browser has kept for the way back was told of nothing meanwhile.
  window.addEventListener('pageshow', ({persisted}) => {
    const newValue = persisted ? createStorageSlot('theme').get() : null;
    if (newValue !== null)
      window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  });
}
