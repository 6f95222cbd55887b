import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope, SIGNED_IN } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { StoredDocument, UploadedImage } from './media.types.js';
import * as media from './media.service.js';

@Resolver()
export class MediaResolver {
  @Auth(Role.BUSINESS, Role.ADMIN)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => UploadedImage, {
    description:
      'Uploads a picture of a hall or an article: JPEG, PNG or WebP, 5 MB at most. It is re-encoded without metadata.',
  })
  async uploadImage(
    @Arg('file', () => GraphQLUpload, { description: 'The picture, in a multipart request.' })
    file: Promise<media.IncomingFile>,
    @Ctx() ctx: RequestContext,
  ): Promise<UploadedImage> {
    return media.uploadImage(ctx, await file);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.APPLICATION)
  @Mutation(() => StoredDocument, {
    description:
      'Uploads a document for an application: PDF, DOC, DOCX, JPEG or PNG, 10 MB at most. Only its owner and staff can open it.',
  })
  async uploadDocument(
    @Arg('file', () => GraphQLUpload, { description: 'The document, in a multipart request.' })
    file: Promise<media.IncomingFile>,
    @Ctx() ctx: RequestContext,
  ): Promise<StoredDocument> {
    return media.uploadDocument(ctx, await file);
  }

  @Auth(Role.USER)
  @Mutation(() => StoredDocument, {
    description:
      'Uploads a proof of payment: JPEG, PNG, WebP or PDF, 10 MB at most; pictures are re-encoded without metadata. Only both sides of its booking and staff can open it.',
  })
  async uploadPaymentProof(
    @Arg('file', () => GraphQLUpload, { description: 'The proof, in a multipart request.' })
    file: Promise<media.IncomingFile>,
    @Ctx() ctx: RequestContext,
  ): Promise<StoredDocument> {
    return media.uploadProof(ctx, await file);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.PAYMENTS)
  @Mutation(() => StoredDocument, {
    description:
      'Uploads the bill of an expense: JPEG, PNG, WebP or PDF, 10 MB at most; pictures are re-encoded without metadata. Only who reads the expense can open it.',
  })
  async uploadExpenseProof(
    @Arg('file', () => GraphQLUpload, { description: 'The bill, in a multipart request.' })
    file: Promise<media.IncomingFile>,
    @Ctx() ctx: RequestContext,
  ): Promise<StoredDocument> {
    return media.uploadProof(ctx, await file);
  }

  @Auth(Role.USER, Role.BUSINESS)
  @Scope(ApiKeyScope.MESSAGES)
  @Mutation(() => StoredDocument, {
    description:
      'Uploads a file of a message: JPEG, PNG, WebP or PDF, 10 MB at most; pictures are re-encoded without metadata. Only those who read the message can open it.',
  })
  async uploadMessageFile(
    @Arg('file', () => GraphQLUpload, { description: 'The file, in a multipart request.' })
    file: Promise<media.IncomingFile>,
    @Ctx() ctx: RequestContext,
  ): Promise<StoredDocument> {
    return media.uploadMessageFile(ctx, await file);
  }

  @Auth(...SIGNED_IN)
  @Query(() => StoredDocument, { description: 'A document’s metadata, for its owner and staff.' })
  storedDocument(
    @Arg('filename', () => String, { description: 'Its file name on the server.' }) filename: string,
    @Ctx() ctx: RequestContext,
  ): Promise<StoredDocument> {
    return media.readDocument(ctx, filename);
  }

  @Auth(Role.BUSINESS, Role.ADMIN)
  @Right(BusinessRight.HALLS)
  @Scope(ApiKeyScope.HALLS)
  @Mutation(() => String, { description: 'Deletes one of the viewer’s unused pictures; returns its URL.' })
  discardImage(
    @Arg('url', () => String, { description: 'Its URL.' }) url: string,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    return media.discardImage(ctx, url);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.APPLICATION)
  @Mutation(() => String, { description: 'Deletes one of the viewer’s unused documents; returns its file name.' })
  discardDocument(
    @Arg('filename', () => String, { description: 'Its file name on the server.' }) filename: string,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    return media.discardDocument(ctx, filename);
  }
}
