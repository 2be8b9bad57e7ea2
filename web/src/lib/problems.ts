import { CallError } from './api';
import { t } from './words.svelte';

/** The reason why a call failed, in the reader's language. */
export function problemOf(error: unknown): string {
  return error instanceof CallError && error.message ? error.message : t('web-offline');
}
