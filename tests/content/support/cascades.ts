import type {Finding} from './parser-sdk';
import {literal} from '../../../src/text/literal';

/** A CascadingRule as far as the worked example uses it. */
export interface Rule {
  readonly metadata: {readonly name: string; readonly labels: Readonly<Record<string, string>>};
  readonly spec: {
    readonly matches: {readonly anyOf: readonly Readonly<Record<string, unknown>>[]};
    readonly scanSpec: {readonly scanType: string; readonly parameters: readonly string[]};
  };
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text may hold `*`; upper and lower case count. Maps need only agree in what the pattern names. */
function agrees(pattern: unknown, value: unknown): boolean {
  if (isMap(pattern)) return isMap(value) && Object.entries(pattern).every(([key, part]) => agrees(part, value[key]));
  if (typeof pattern !== 'string' || typeof value !== 'string') return pattern === value;
  return new RegExp(`^${pattern.split('*').map(literal).join('[\\s\\S]*')}$`).test(value);
}

/** True when one of the conditions of a rule fits a finding. */
export function matches({spec}: Rule, finding: Finding): boolean {
  return spec.matches.anyOf.some((condition) => agrees(condition, finding));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '/': '&#x2F;', '`': '&#x60;', '=': '&#x3D;',
}; // prettier-ignore

const escaped = (text: string): string => text.replaceAll(/[&<>"'/`=]/g, (sign) => ENTITIES[sign] ?? sign);

function hostOrIp(attributes: unknown): unknown {
  if (!isMap(attributes)) return '';
  const {hostname, ip_addresses: addresses} = attributes;
  return hostname ?? (Array.isArray(addresses) ? addresses.toSorted()[0] : '');
}

/** The parameters of the Scan that a rule starts for a finding. Knows the variables of Mustache, with two and three braces. */
export function startedParameters({spec}: Rule, finding: Finding): string[] {
  const context = {...finding, $: {hostOrIP: hostOrIp(finding['attributes'])}};
  const valueOf = (name: string): string => {
    const value = name.split('.').reduce<unknown>((part, key) => (isMap(part) ? part[key] : undefined), context);
    return String(value ?? '');
  };
  return spec.scanSpec.parameters.map((parameter) =>
    parameter
      .replaceAll(/\{\{\{([^{}]+)\}\}\}/g, (_, name: string) => valueOf(name.trim()))
      .replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => escaped(valueOf(name.trim()))),
  );
}
