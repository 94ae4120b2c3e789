import type {ValidationError} from '@action-validator/core';
import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';
import {parseYaml} from '../manifests/yaml-text';

/** `file="…"` of a fence with a workflow. */
export const WORKFLOW = 'GitHub Actions workflow';

/** The errors of the alternative that fits best, because the validator reports all of them. */
function leaves(error: ValidationError): ValidationError[] {
  const states = 'states' in error ? (error.states ?? []) : [];
  const [best] = states.map(({errors}) => errors.flatMap(leaves)).toSorted((a, b) => a.length - b.length);
  return best === undefined || best.length === 0 ? [error] : best;
}

/** Checks a workflow against the schema of GitHub Actions. */
export async function checkWorkflow(code: string): Promise<readonly Diagnostic[]> {
  const {documents, diagnostics} = parseYaml(code);
  const [document] = documents;
  if (diagnostics.length > 0 || !document) return diagnostics;
  const {validateWorkflow} = await import('@action-validator/core');
  return validateWorkflow(code)
    .errors.flatMap(leaves)
    .flatMap((error) => {
      const place = 'path' in error ? error.path.slice(1) : '';
      const path = place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const problem = `\`${place}\`: ${error.detail ?? error.title}`;
      return diagnosticAt(document.lineOf(path), problem, 'correct it: GitHub rejects the workflow');
    });
}
