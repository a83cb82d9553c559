import { isMember } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { openThreadFile } from '@/lib/care/message/queries';
import { answerWithFile } from '@/lib/server/file/answer-with-file';

/** The file of a message, for the two sides of its thread; 404 for anybody else. */
export function GET(
  _request: Request,
  { params }: RouteContext<'/api/message-files/[id]'>,
): Promise<Response> {
  return answerWithFile('/api/message-files/[id]', async () => {
    const viewer = await currentViewer();
    return isMember(viewer) ? openThreadFile(viewer, (await params).id) : null;
  });
}
