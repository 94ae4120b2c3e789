import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {Resource, twice} from '../../browser/resource';

/** What is known while something is not there. */
export interface Absence {
  /** Why it is not there; undefined while it is loaded for the first time. */
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface Props<Value> {
  readonly resource: Resource<Value>;
  /** What is shown in its place while it is loaded, when that has failed, and when it has crashed. */
  readonly absent: (absence: Absence) => ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Something that is loaded on first use, and again where that has failed. */
export const laterResource = <Value,>(load: () => Promise<Value>): Resource<Value> => new Resource(() => twice(load));

/** Calls within the boundary, which catches what its children throw and not what it is given. */
const Loaded = <Value,>({value, children}: Pick<Props<Value>, 'children'> & {readonly value: Value}): ReactNode =>
  children(value);

/** Shows a resource that is loaded on demand, in an error boundary of its own: a failure does not affect the page around it. */
export default function Later<Value>({resource, absent, children}: Props<Value>): ReactNode {
  const state = useSyncExternalStore(resource.subscribe, resource.snapshot, resource.snapshot);
  // Showing it again retries.
  useEffect(() => void resource.load(), [resource]);
  if (state.status !== 'loaded') {
    return absent({
      isLoading: state.status !== 'failed',
      retry: () => void resource.load(),
      ...('error' in state && {error: state.error}),
    });
  }
  return (
    <ErrorBoundary fallback={({error, tryAgain}) => absent({error, isLoading: false, retry: tryAgain})}>
      <Loaded value={state.value}>{children}</Loaded>
    </ErrorBoundary>
  );
}
