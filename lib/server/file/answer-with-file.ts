import 'server-only';
import { savedFileHeaders } from '@/lib/server/file/saved-file';
import { log } from '@/lib/server/log';
import { answerUnavailable } from '@/lib/server/request/unavailable';

type SavedFile = {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

/**
 * Answers with a stranger's file under its name, with 404 if this reader may have none, and with 503 if it
 * cannot be read now.
 * @param path of the route, for the log
 * @param find returns the file for this reader
 */
export async function answerWithFile(path: string, find: () => Promise<SavedFile | null>): Promise<Response> {
  try {
    const file = await find();
    if (!file) return new Response(null, { status: 404, headers: savedFileHeaders });
    return new Response(file.content, {
      headers: {
        ...savedFileHeaders,
        'content-type': file.contentType,
        'content-length': String(file.content.length),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  } catch (error) {
    log.error('file could not be read', { path, error });
    return answerUnavailable();
  }
}
