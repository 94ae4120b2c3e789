import {type Flaw, flawAt} from '../../../src/lib/flaw';

/** Checks that Terraform code parses, with the parser of Terraform. */
export async function hclFlaws(code: string): Promise<readonly Flaw[]> {
  const {parse} = await import('@cdktn/hcl2json');
  try {
    await parse('main.tf', code);
    return [];
  } catch (error) {
    const [, line = '1', , problem = (error as Error).message] =
      /main\.tf:(\d+),([\d,-]+): (.*?)\.?\]?$/m.exec((error as Error).message) ?? [];
    return flawAt(Number(line), `Terraform: ${problem}`, 'correct the code so that it parses');
  }
}
