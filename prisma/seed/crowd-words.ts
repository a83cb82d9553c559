import { z } from 'zod';
import { readSampleData } from './data';

const list = z.array(z.string().min(1)).nonempty();

/** The parts of generated therapists; words earlier in a list are likelier. */
export const crowdWords = readSampleData(
  'crowd.yaml',
  z.strictObject({
    firstNames: list,
    lastNames: list,
    /** By city, the main language besides English and Hindi. */
    places: z.record(z.string(), z.string()),
    titles: list,
    specialities: list,
    openings: list,
    beginnings: list,
    methods: list,
    frames: list,
    backgrounds: list,
    promises: list,
    pastimes: list,
  }),
);
