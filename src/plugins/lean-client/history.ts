// What a router of plain addresses takes of `history`: it keeps addresses neither in hashes nor in memory.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

export const unused = (): never => {
  throw new Error('src/plugins/lean-client left this kind of addresses out.');
};

export {unused as createHashHistory, unused as createMemoryHistory};
