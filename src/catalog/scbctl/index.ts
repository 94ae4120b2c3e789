import {read} from '../read';
import type {CliCommand, CliFlag} from '../types';

/** The command line tool with all its commands. Flags of every command are in {@link globalFlags}. */
export const scbctl: CliCommand = read('scbctl/scbctl');

/** Flags of every command: help, and the connection flags that kubectl has too. */
export const globalFlags: readonly CliFlag[] = read('scbctl/global-flags');
