import { formatDay } from '@/lib/format/time';
import { titleRegister } from '@/lib/therapist/title/rules';

/**
 * Registers of therapists in India, by the names in the rows, with their public search pages. The first
 * allows "Clinical Psychologist", a medical council "Psychiatrist" (`lib/therapist/title`).
 */
export const registers = [
  {
    value: titleRegister,
    label: 'Rehabilitation Council of India (RCI)',
    short: 'RCI',
    who: 'clinical and rehabilitation psychologists',
    lookUp: 'https://rciregistration.nic.in',
  },
  {
    value: 'NCAHP',
    label: 'National Commission for Allied and Healthcare Professions (NCAHP)',
    short: 'NCAHP',
    who: 'psychologists, counsellors and social workers in health care',
    lookUp: 'https://ncahp.abdm.gov.in',
  },
  {
    value: 'National Medical Commission',
    label: 'National Medical Commission (NMC)',
    short: 'NMC',
    who: 'psychiatrists and other doctors, those of every State medical council included',
    lookUp: 'https://www.nmc.org.in/information-desk/indian-medical-register/',
  },
  { value: 'State medical council', label: 'State medical council', short: 'State medical council' },
  {
    value: 'State mental health authority',
    label: 'State mental health authority',
    short: 'State mental health authority',
  },
  { value: 'Other', label: 'Another register', short: 'Another register' },
] as const;

/** The whole name of a register, for people. */
export function registerLabel(register: string): string {
  return registers.find(({ value }) => value === register)?.label ?? register;
}

/** "RCI A12345, looked up 2026-11-22, good until 2030-03-31": days in India. */
export type RegisterLine = {
  readonly register: string;
  readonly number: string;
  readonly lookedUp: string;
  readonly goodUntil: string;
};

/** "RCI" */
export function registerShort(register: string): string {
  return registers.find(({ value }) => value === register)?.short ?? register;
}

/** "RCI (checked 3 November 2026)", for a card. */
export function registerInShort({ register, lookedUp }: RegisterLine): string {
  return `${registerShort(register)} (checked ${formatDay(lookedUp)})`;
}
