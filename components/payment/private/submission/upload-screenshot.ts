import { paymentMessages, screenshotField, screenshotPath } from '@/lib/payment/rules';
import { readUploadAnswer, type UploadAnswer } from '@/lib/payment/screenshot/upload/answer';
import { formTokenField } from '@/lib/server/action/form-visit';

const longestMs = 180_000;

const lost: UploadAnswer = {
  ok: false,
  message: 'The connection was lost during the upload. Please try again. Nothing will be sent twice.',
};

/**
 * Sends the file before its form and reports its progress, which `fetch` cannot. Never throws.
 * @param onProgress share of the bytes sent, 0 to 1
 */
export function uploadScreenshot(
  file: File,
  formToken: string,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append(formTokenField, formToken);
  form.append(screenshotField, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve(lost);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const unread: UploadAnswer = { ok: false, message: paymentMessages.tryAgain };
      resolve(readUploadAnswer(request.responseText) ?? unread);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.open('POST', screenshotPath);
    request.timeout = longestMs;
    request.send(form);
  });
}
