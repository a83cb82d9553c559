import { BookingNotFound } from '@/components/booking/booking-not-found';

export default function GuestFormNotFound() {
  return (
    <BookingNotFound
      heading="This link no longer opens the form"
      words={
        <>
          Use the link in the latest email about it. If you have an account now, you find the form there,
          under{' '}
          <a href="/dashboard/forms" className="text-link">
            Forms
          </a>
          .
        </>
      }
    />
  );
}
