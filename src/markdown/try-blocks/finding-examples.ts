import {stringify} from 'yaml';
import type {DataMap} from '../../simulator/data';

/** A finding that users can start from. */
interface FindingExample {
  readonly label: string;
  readonly finding: DataMap;
}

const HOST = 'host.example.com';

/** Nmap's finding for an open port. It omits the service if Nmap has no name for it. */
function openPort(line: string): FindingExample {
  const [number, service] = line.split(' ');
  const port = Number(number);
  const name = service === undefined ? '' : ` (${service})`;
  return {
    label: `Nmap: port ${port}${name}`,
    finding: {
      name: `Open Port: ${port}${name}`,
      description: `Port ${port} is open using tcp protocol.`,
      category: 'Open Port',
      location: `tcp://${HOST}:${port}`,
      osi_layer: 'NETWORK',
      severity: 'INFORMATIONAL',
      attributes: {
        port,
        state: 'open',
        ...(service !== undefined && {service}),
        protocol: 'tcp',
        hostname: HOST,
        ip_addresses: ['192.0.2.7'],
      },
    },
  };
}

/** Ports that trigger shipped rules, with Nmap's service names, if any. */
const PORTS =
  '80 http,443 https,22 ssh,21 ftp,23 telnet,445 microsoft-ds,465 smtps,636 ldapssl,990 ftps,993 imaps,995 pop3s,' +
  '1433 ms-sql-s,3306 mysql,3389 ms-wbt-server,5432 postgresql,5900 vnc,6443,10250';

/** Findings that trigger shipped rules, in the format of the parsers. */
export const findingExamples: readonly FindingExample[] = [
  ...PORTS.split(',').map(openPort),
  {
    label: 'Subfinder: Subdomain',
    finding: {
      name: HOST,
      category: 'Subdomain',
      location: HOST,
      osi_layer: 'NETWORK',
      severity: 'INFORMATIONAL',
      attributes: {hostname: HOST, ip_addresses: ['192.0.2.7']},
    },
  },
];

/** The example as YAML. */
export const exampleText = ({finding}: FindingExample): string => stringify(finding, {lineWidth: 0}).trimEnd();
