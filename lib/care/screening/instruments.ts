import type { Instrument } from '@/lib/care/screening/instrument';
import { auditC } from '@/lib/care/screening/instruments/audit-c';
import { gad7 } from '@/lib/care/screening/instruments/gad-7';
import { k6 } from '@/lib/care/screening/instruments/k-6';
import { phq9 } from '@/lib/care/screening/instruments/phq-9';
import { who5 } from '@/lib/care/screening/instruments/who-5';

/** The questionnaires of the public pages, for people without a therapist (ADR 52). */
export const publicInstruments: readonly Instrument[] = [phq9, gad7];

export const instruments: readonly Instrument[] = [...publicInstruments, who5, k6, auditC];

export function instrumentBySlug(slug: string): Instrument | undefined {
  return publicInstruments.find((instrument) => instrument.slug === slug);
}

/** The questionnaire of a row; undefined if this release does not have it. */
export function instrumentOf(code: string): Instrument | undefined {
  return instruments.find((instrument) => instrument.code === code);
}
