import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Measured from './Measured';
import {budgetText, endsOf, type TestReport} from './report';

const number = (value: number): string => value.toLocaleString('en');

function Faults({faults}: Pick<TestReport, 'faults'>): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What fails</th>
          <th scope="col">How it ends</th>
        </tr>
      </thead>
      <tbody>
        {endsOf(faults).map(([resource, ends]) => (
          <tr key={resource}>
            <th scope="row">{resource}</th>
            <td>
              {ends.map(([end, kinds]) => (
                <div key={end}>
                  <strong>{end}</strong>: {kinds.join(', ')}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Results(report: TestReport): ReactNode {
  const {date, commit, modified, tests, pages, policies, faults, hostile, budgets, gaps} = report;
  const sent = [...new Set(policies.map(({policy}) => policy))];
  return (
    <>
      <p>
        Run of <time dateTime={date}>{date.slice(0, 10)}</time> on commit <code>{commit ?? 'not stated'}</code>
        {modified && ' with changes'}: {number(tests.passed)} tests passed, {tests.failed} failed, {tests.skipped} were
        skipped.
      </p>
      <p>
        {number(pages.checked)} pages were opened, each in {pages.modes.join(' and ')} mode at{' '}
        {pages.widths.join(' and ')} pixels; {pages.withFindings.length} of them had findings
        {pages.withFindings.length > 0 && `: ${pages.withFindings.join(', ')}`}.
      </p>
      <h3>Policy</h3>
      <p>
        Sent by {policies.map(({host}) => host).join(' and ')}
        {sent.length > 1 && ', which differ'}:
      </p>
      {sent.map((policy) => (
        <CodeBlock key={policy}>{policy.replaceAll('; ', ';\n')}</CodeBlock>
      ))}
      <h3>Faults</h3>
      <p>{number(faults.length)} pairs of a file and a fault:</p>
      <Faults faults={faults} />
      <h3>Hostile inputs</h3>
      <ul>
        {hostile.map(({what, count, seed, worstMilliseconds}) => (
          <li key={what}>
            {what}: {number(count)}, the worst took {number(worstMilliseconds)} ms (seed {seed})
          </li>
        ))}
      </ul>
      <h3>Budgets</h3>
      <ul>
        {budgets.map((budget) => (
          <li key={budget.what}>{budgetText(budget)}</li>
        ))}
      </ul>
      {gaps.length > 0 && (
        <>
          <h3>Not proven by this run</h3>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What the last run of all tests has found, as `/trust.json` tells it. */
export default function TestRun(): ReactNode {
  return <Measured>{Results}</Measured>;
}
