import { rememberBookingLink } from '@/lib/payment/booking-link/carried-payment';
import { bookingPageOf } from '@/lib/payment/booking-link/queries';

/**
 * The product's own booking link of a payment: redirects to the paid therapist's free times, and links the booking to
 * the payment.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/payment/booking/[token]'>,
): Promise<Response> {
  const { token } = await params;
  const place = await bookingPageOf(token);
  if (place) await rememberBookingLink(token);
  return new Response(null, {
    status: 303,
    headers: { location: place ?? '/professionals', 'cache-control': 'private, no-store' },
  });
}
