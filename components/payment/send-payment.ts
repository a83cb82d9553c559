import type { FormResult } from '@/lib/action/form-result';
import { paymentMessages, paymentsPath } from '@/lib/payment/rules';
import { type PaymentDone, readPaymentAnswer } from '@/lib/payment/submission/answer';

const longestMs = 180_000;

const lost: FormResult<PaymentDone> = {
  ok: false,
  message: 'The connection broke before everything had arrived. Please try again: nothing is sent twice.',
};

/**
 * Sends the form and tells how far it has come; `fetch` knows nothing of that. Never throws.
 * @param onProgress share of the bytes sent, 0 to 1
 */
export function sendPayment(
  form: FormData,
  onProgress: (share: number) => void,
): Promise<FormResult<PaymentDone>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve(lost);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const unread: FormResult<PaymentDone> = { ok: false, message: paymentMessages.tryAgain };
      resolve(readPaymentAnswer(request.responseText) ?? unread);
    };
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.open('POST', paymentsPath);
    request.timeout = longestMs;
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
