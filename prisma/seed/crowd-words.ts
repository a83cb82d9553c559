import { z } from 'zod';
import { readSampleData } from './data';

const list = z.array(z.string().min(1)).nonempty();

/** The parts of generated therapists; earlier words in a list are more likely. */
export const crowdWords = readSampleData(
  'crowd.yaml',
  z.strictObject({
    firstNames: list,
    lastNames: list,
    /** The main language besides English and Hindi, by city. */
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
