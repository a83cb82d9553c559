import { z } from 'zod';

/** The notice that somebody follows. */
export const openNoticeSchema = z.strictObject({ noticeId: z.uuid() });

/** The newest notice that the page showed: what came after it has not been seen by anybody. */
export const markEveryNoticeReadSchema = z.strictObject({ newest: z.uuid() });
