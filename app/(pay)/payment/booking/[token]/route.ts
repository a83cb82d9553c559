import { bookingPlaceOf } from '@/lib/payment/booking-link/link';

/** The product's own booking link of a payment: leads to the free times of who was paid. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/payment/booking/[token]'>,
): Promise<Response> {
  const place = await bookingPlaceOf((await params).token);
  return new Response(null, {
    status: 303,
    headers: { location: place ?? '/professionals', 'cache-control': 'private, no-store' },
  });
}
