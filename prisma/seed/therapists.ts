import { z } from 'zod';
import { readSampleData } from './data';

const text = z.string().trim().min(1);
const hour = z.int().min(0).max(24);

const week = z.strictObject({
  /** ISO: 1 is Monday. */
  days: z.array(z.int().min(1).max(7)).nonempty(),
  /** On the Indian clock. */
  hours: z.array(z.tuple([hour, hour])).nonempty(),
});

const sampleTherapist = z.strictObject({
  slug: text,
  name: text,
  title: text,
  specialization: z.array(text).nonempty(),
  location: text,
  availability: text,
  /** The hours of `availability`, without which a therapist cannot be booked. */
  week: week.optional(),
  languages: z.array(text).nonempty(),
  modes: z.array(z.enum(['video', 'phone', 'in_person'])).nonempty(),
  gender: z.enum(['woman', 'man', 'non_binary']),
  yearsOfExperience: z.int().min(0),
  acceptingNewClients: z.boolean(),
  isActive: z.boolean(),
  /** Rupees a session; null means that the fee is still to be confirmed. */
  sessionRate: z.int().positive().nullable(),
  approaches: z.array(text).default([]),
  clientGroups: z.array(text).default([]),
  affirming: z.boolean().default(false),
  degrees: z.array(text).default([]),
  /** Rupees a session at the low end of a sliding scale; null without one. */
  lowestFee: z.int().positive().nullable().default(null),
  linkedin: z.url().optional(),
  firstWords: text,
  firstSession: z.array(text).transform((paragraphs) => paragraphs.join('\n\n')),
  /** Whether bank and UPI details are on file. */
  hasPayoutDetails: z.boolean(),
  bio: z.array(text).transform((paragraphs) => paragraphs.join('\n\n')),
});

export type Week = z.infer<typeof week>;

/** Fictional professionals in the order of the directory; the site marks each as a sample. */
export const sampleTherapists = readSampleData('therapists.yaml', z.array(sampleTherapist));
