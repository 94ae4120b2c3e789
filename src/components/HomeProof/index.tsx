import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PRODUCT_RELEASE} from '../../catalog/product';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

/** Addresses of the project in the configuration of the site. */
interface Addresses {
  readonly repository: string;
  readonly foundation: string;
}

const reasons = ({repository, foundation}: Addresses) => [
  {
    title: `Release ${PRODUCT_RELEASE}`,
    text: 'Every install command on this site names a release, usually this one, so what you read is what you install.',
    more: {label: 'Release notes', to: `${repository}/releases`},
  },
  {
    title: 'A project of OWASP',
    text: 'secureCodeBox is open source under the Apache License 2.0, and runs in your cluster with your storage.',
    more: {label: 'OWASP project page', to: foundation},
  },
  {
    title: 'Tested with real scans',
    text: 'Unit tests compare the findings of each parser with stored ones. Integration tests run real Scans in a cluster.',
    more: {label: 'How scanners are tested', to: '/docs/contributing/test-concept/scanner-test'},
  },
  {
    title: 'Checked documentation',
    text: 'Manifests are validated against the schemas of the product, and commands against the flags that the tools accept.',
    more: {label: 'How this site is tested', to: '/trust#how-it-is-tested'},
  },
];

/** Reasons to trust the product and its documentation. Readers can check each of them. */
export default function HomeProof(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <HomeSection id="proof" title="Why you can trust it">
      <ul className={styles.reasons}>
        {reasons(customFields as unknown as Addresses).map(({title, text, more}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <Link to={more.to}>{more.label}</Link>
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
