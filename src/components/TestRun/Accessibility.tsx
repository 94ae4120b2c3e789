import type {ReactNode} from 'react';
import Measured from './Measured';
import {byMethod, type TestReport} from './report';

function Results({date, pages, accessibility}: TestReport): ReactNode {
  const failed = accessibility.filter(({passed}) => !passed);
  return (
    <>
      <p>
        Run of <time dateTime={date}>{date.slice(0, 10)}</time>: {pages.checked} pages, each in{' '}
        {pages.modes.join(' and ')} mode at {pages.widths.join(' and ')} pixels.
      </p>
      {byMethod(accessibility).map(([method, promises]) => (
        <details key={method}>
          <summary>
            {method}: {promises.filter(({passed}) => passed).length} of {promises.length} hold
          </summary>
          <ul>
            {promises.map(({promise}) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </details>
      ))}
      {pages.withFindings.length + failed.length === 0 ? (
        <p>No page had a finding, and every promise held.</p>
      ) : (
        <>
          <p>What did not hold:</p>
          <ul>
            {[...pages.withFindings, ...failed.map(({promise}) => promise)].map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What the last run of all tests says of the accessibility of the site. */
export default function AccessibilityRun(): ReactNode {
  return <Measured>{Results}</Measured>;
}
