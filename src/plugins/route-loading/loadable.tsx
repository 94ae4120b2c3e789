// Stands in the place of `react-loadable` in the browser. The original keeps a failed load for good and lets it reject
// into code of the framework that then loads the page anew, without end.
import {useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {useLateArrival} from './arrival';
import {preloadRoute} from './recovery';
import {Resource, twice} from './resource';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

interface Options<Value, Source> {
  readonly loader: Source;
  readonly loading: ComponentType<LoadingComponentProps>;
  readonly render: (value: Value, props: object) => ReactNode;
}

/** Before this there is nothing to see, in milliseconds. */
const DELAY = 200;

function usePastDelay(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return past;
}

interface WaitingProps {
  readonly resource: Resource<unknown>;
  readonly loading: ComponentType<LoadingComponentProps>;
}

function Waiting({resource, loading: Loading}: WaitingProps): ReactNode {
  const {state} = resource;
  const pastDelay = usePastDelay();
  useEffect(() => {
    if (resource.state.status === 'idle') void resource.load();
  }, [resource]);
  return (
    <Loading
      isLoading={state.status === 'loading'}
      pastDelay={pastDelay}
      timedOut={false}
      error={'error' in state ? state.error : null}
      retry={resource.load}
    />
  );
}

function create<Value>(
  resource: Resource<Value>,
  {loading, render}: Pick<Options<Value, unknown>, 'loading' | 'render'>,
) {
  function Route(props: object): ReactNode {
    const state = useSyncExternalStore(resource.subscribe, resource.snapshot, resource.snapshot);
    useLateArrival(state.status !== 'loaded');
    return state.status === 'loaded' ? (
      render(state.value, props)
    ) : (
      // A failure is a screen of its own; leaving it starts a new wait.
      <Waiting resource={resource} loading={loading} />
    );
  }
  Route.preload = () => preloadRoute(resource);
  return Route;
}

/** A component whose module is loaded when it is wanted. */
export default function Loadable(options: Options<unknown, () => Promise<unknown>>) {
  return create(new Resource(() => twice(options.loader)), options);
}

/** A component whose modules are loaded together when it is wanted; `render` gets them by name. */
Loadable.Map = (options: Options<Record<string, unknown>, Loaders>) => {
  const all = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(options.loader).map(async ([name, load]) => [name, await twice(load)] as const)),
    );
  return create(new Resource(all), options);
};
