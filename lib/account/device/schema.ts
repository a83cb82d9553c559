import { z } from 'zod';

/** The button of one device in the list. */
export const signOutDeviceSchema = z.strictObject({
  sessionId: z.uuid('Please reload the page and try again'),
});
