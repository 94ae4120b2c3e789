import {type Diagnostic, diagnosticAt} from '../../../src/lib/diagnostic';

/** Checks that Terraform code parses, with the parser of Terraform. */
export async function checkHcl(code: string): Promise<readonly Diagnostic[]> {
  const {parse} = await import('@cdktn/hcl2json');
  try {
    await parse('main.tf', code);
    return [];
  } catch (error) {
    const [, line = '1', , problem = (error as Error).message] =
      /main\.tf:(\d+),([\d,-]+): (.*?)\.?\]?$/m.exec((error as Error).message) ?? [];
    return diagnosticAt(Number(line), `Terraform: ${problem}`, 'correct the code so that it parses');
  }
}
