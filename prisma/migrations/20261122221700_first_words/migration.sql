-- What helps to choose somebody, in the therapist's own words; both may be missing.
ALTER TABLE "therapists" ADD COLUMN "first_words" TEXT, ADD COLUMN "first_session" TEXT;
ALTER TABLE therapists
  ADD CONSTRAINT therapists_first_words_length CHECK (is_prose(first_words, 1, 600)),
  ADD CONSTRAINT therapists_first_session_length CHECK (is_prose(first_session, 1, 2000));
