import type {ReactNode} from 'react';
import Later, {laterResource, type Absence} from '../Later';
import {reportIn, type TestReport} from './report';

/** Written by a run of all tests, after the build. */
const ADDRESS = '/trust.json';

const results = laterResource(async () => {
  const answer = await fetch(ADDRESS, {cache: 'no-cache'});
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${ADDRESS} has status ${answer.status}.`);
  return reportIn(await answer.json());
});

function Missing({isLoading, retry}: Absence): ReactNode {
  if (isLoading) return <p role="status">The results of the last run are in /trust.json.</p>;
  return (
    <p role="alert">
      The results could not be loaded.{' '}
      <button type="button" className="button button--outline" onClick={retry}>
        Retry
      </button>
    </p>
  );
}

const missing = (absence: Absence) => <Missing {...absence} />;

/** Shows a part of what the last run of all tests has found, as `/trust.json` tells it. */
export default function Measured({children}: {readonly children: (report: TestReport) => ReactNode}): ReactNode {
  return (
    <Later resource={results} absent={missing}>
      {(report) => (report ? children(report) : <p>This build has not been measured.</p>)}
    </Later>
  );
}
