CREATE TABLE "notebooks" (
    "therapist_id" UUID NOT NULL,
    "sealed_key" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notebooks_pkey" PRIMARY KEY ("therapist_id")
);

CREATE TABLE "notes" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "client_id" UUID,
    "template" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "amends_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "signed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "note_versions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "note_id" UUID NOT NULL,
    "tab" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "note_versions_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "notes_therapist_id_created_at_idx" ON "notes"("therapist_id", "created_at" DESC);
CREATE INDEX "notes_client_id_therapist_id_idx" ON "notes"("client_id", "therapist_id");
CREATE INDEX "notes_amends_id_idx" ON "notes"("amends_id");
CREATE UNIQUE INDEX "note_versions_note_id_tab_key" ON "note_versions"("note_id", "tab");

ALTER TABLE "notebooks" ADD CONSTRAINT "notebooks_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notes" ADD CONSTRAINT "notes_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notes" ADD CONSTRAINT "notes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "notes" ADD CONSTRAINT "notes_amends_id_fkey" FOREIGN KEY ("amends_id") REFERENCES "notes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "notes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE notebooks
  ADD CONSTRAINT notebooks_key_wrapped CHECK (octet_length(sealed_key) = 68);

ALTER TABLE notes
  ADD CONSTRAINT notes_template_known CHECK (template IN ('free', 'soap', 'dap', 'birp')),
  ADD CONSTRAINT notes_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 262144),
  ADD CONSTRAINT notes_version_counts CHECK (version >= 1),
  -- An addendum is signed from its first moment.
  ADD CONSTRAINT notes_addendum_signed CHECK (amends_id IS NULL OR signed_at IS NOT NULL);

ALTER TABLE note_versions
  ADD CONSTRAINT note_versions_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 262144);

-- A signed note stays as it is; only its link to an account that is gone ends.
CREATE FUNCTION keep_signed_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.sealed, NEW.template, NEW.version, NEW.signed_at, NEW.therapist_id, NEW.amends_id)
    IS DISTINCT FROM (OLD.sealed, OLD.template, OLD.version, OLD.signed_at, OLD.therapist_id, OLD.amends_id) THEN
    RAISE EXCEPTION 'a signed note is not changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'notes_signed_unchanged';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER notes_signed_unchanged BEFORE UPDATE ON notes
  FOR EACH ROW WHEN (OLD.signed_at IS NOT NULL) EXECUTE FUNCTION keep_signed_note();
