import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import HomeSection from '../HomeSection';
import Severity from '../Severity';
import {findings} from './findings';
import styles from './styles.module.css';

/** Findings of several scanners, as one list. */
export default function HomeFindings(): ReactNode {
  return (
    <HomeSection
      id="findings"
      title="Five scanners, one list"
      lead={
        <>
          Every finding has its name, category, severity and location in the same fields, so you can sort, filter and
          export them together. <Link to="/docs/api/finding">Finding format</Link>
        </>
      }
    >
      <ul className={styles.list}>
        {findings.map(({scanner, by, severity, name, location}) => (
          <li key={scanner}>
            <Severity of={severity} />
            <b>{name}</b>
            <Link to={`/docs/scanners/${scanner}`}>{by}</Link>
            <code>{location}</code>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
