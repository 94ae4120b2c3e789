import {read} from '../read';
import type {CliCommand, CliFlag} from '../types';

/** The command-line tool with its commands. Their flags do not include {@link globalFlags}. */
export const scbctl: CliCommand = read('scbctl/scbctl');

/** Flags of every command: help and kubectl's connection flags. */
export const globalFlags: readonly CliFlag[] = read('scbctl/global-flags');
