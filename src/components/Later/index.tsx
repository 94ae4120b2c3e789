import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {Resource, retry} from '../../lib/resource';

/** The state of a resource that is not loaded. */
export interface Absence {
  /** The last error; undefined during the first load. */
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface Props<Value> {
  readonly resource: Resource<Value>;
  /** Rendered during loading, after a failure and after a crash. */
  readonly absent: (absence: Absence) => ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A resource that is loaded on first use, with a retry. */
export const laterResource = <Value,>(load: () => Promise<Value>): Resource<Value> => new Resource(() => retry(load));

/** Renders within the error boundary, which catches errors of child components only. */
const Loaded = <Value,>({value, children}: Pick<Props<Value>, 'children'> & {readonly value: Value}): ReactNode =>
  children(value);

/** Shows a resource that is loaded on demand, in an error boundary of its own: a failure does not affect the page around it. */
export default function Later<Value>({resource, absent, children}: Props<Value>): ReactNode {
  const state = useSyncExternalStore(resource.subscribe, resource.snapshot, resource.snapshot);
  // A new mount retries.
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
