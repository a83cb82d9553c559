CREATE TABLE "form_templates" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "ready" TEXT,
    "draft" JSONB,
    "content" JSONB,
    "version" INTEGER NOT NULL DEFAULT 0,
    "published_at" TIMESTAMPTZ(3),
    "archived_at" TIMESTAMPTZ(3),
    "automatic_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_templates_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "form_requests" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "template_id" UUID,
    "therapist_id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "sealed_key" BYTEA NOT NULL,
    "sealed" BYTEA NOT NULL,
    "sha256" TEXT,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "opened_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "signed_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "form_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "form_guardians" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "request_id" UUID NOT NULL,
    "sealed" BYTEA NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "signed_at" TIMESTAMPTZ(3),
    "refused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_guardians_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "form_templates_therapist_id_ready_key" ON "form_templates"("therapist_id", "ready");
CREATE INDEX "form_requests_client_id_sent_at_idx" ON "form_requests"("client_id", "sent_at" DESC);
CREATE INDEX "form_requests_therapist_id_client_id_sent_at_idx" ON "form_requests"("therapist_id", "client_id", "sent_at" DESC);
CREATE INDEX "form_requests_template_id_idx" ON "form_requests"("template_id");
CREATE UNIQUE INDEX "form_guardians_request_id_key" ON "form_guardians"("request_id");
CREATE UNIQUE INDEX "form_guardians_token_hash_key" ON "form_guardians"("token_hash");

ALTER TABLE "form_templates" ADD CONSTRAINT "form_templates_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "form_requests" ADD CONSTRAINT "form_requests_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "form_templates"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "form_requests" ADD CONSTRAINT "form_requests_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "form_requests" ADD CONSTRAINT "form_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "form_guardians" ADD CONSTRAINT "form_guardians_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "form_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE form_templates
  -- A ready form has its words in a file; an own one has them here.
  ADD CONSTRAINT form_templates_words CHECK ((ready IS NULL) = (draft IS NOT NULL)),
  ADD CONSTRAINT form_templates_ready_length CHECK (char_length(ready) BETWEEN 1 AND 40),
  ADD CONSTRAINT form_templates_published CHECK ((content IS NULL) = (published_at IS NULL)),
  ADD CONSTRAINT form_templates_version_counts CHECK (version >= 0 AND (content IS NULL OR version >= 1)),
  ADD CONSTRAINT form_templates_size CHECK (octet_length(draft::text) <= 200000 AND octet_length(content::text) <= 200000);

-- A wrapped key is 68 bytes, and sealed words are at least a nonce and a tag (as for conversations).
ALTER TABLE form_requests
  ADD CONSTRAINT form_requests_key_wrapped CHECK (octet_length(sealed_key) = 68),
  ADD CONSTRAINT form_requests_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 1048576),
  ADD CONSTRAINT form_requests_version_counts CHECK (version >= 1),
  ADD CONSTRAINT form_requests_sha256_shape CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT form_requests_signed CHECK ((signed_at IS NULL) = (sha256 IS NULL)),
  ADD CONSTRAINT form_requests_withdrawn CHECK (withdrawn_at IS NULL OR signed_at IS NOT NULL),
  ADD CONSTRAINT form_requests_cancelled CHECK (cancelled_at IS NULL OR signed_at IS NULL);

-- One form waits once for one person.
CREATE UNIQUE INDEX form_requests_one_waiting ON form_requests (client_id, template_id)
  WHERE signed_at IS NULL AND cancelled_at IS NULL;

ALTER TABLE form_guardians
  ADD CONSTRAINT form_guardians_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 4096),
  ADD CONSTRAINT form_guardians_token_hash_shape CHECK (token_hash ~ '^[0-9a-f]{64}$');

-- A signed form stays as it is. It may be withdrawn once, its data key may be wrapped anew, and its link to a form that is
-- gone ends.
CREATE FUNCTION keep_signed_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.sealed, NEW.sha256, NEW.version, NEW.sent_at, NEW.signed_at, NEW.therapist_id, NEW.client_id)
      IS DISTINCT FROM (OLD.sealed, OLD.sha256, OLD.version, OLD.sent_at, OLD.signed_at, OLD.therapist_id, OLD.client_id)
    OR (OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at) THEN
    RAISE EXCEPTION 'a signed form is not changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'form_requests_signed_unchanged';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER form_requests_signed_unchanged BEFORE UPDATE ON form_requests
  FOR EACH ROW WHEN (OLD.signed_at IS NOT NULL) EXECUTE FUNCTION keep_signed_form();
