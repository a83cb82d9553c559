import { beforeEach } from 'vitest';
import { createClientOf, createPractice, type Person } from '@/test/payment/quotations';

/** The therapist and the client of the test that runs. */
export let asha: Awaited<ReturnType<typeof createPractice>>;
export let meera: Person;

/**
 * Makes a practice with one client before each test of a file.
 * @param begin who is signed in: `as` for the therapist
 */
export function setUpPractice(begin?: (person: Person) => void): void {
  beforeEach(async () => {
    asha = await createPractice();
    meera = await createClientOf(asha.therapist);
    begin?.(asha);
  });
}
