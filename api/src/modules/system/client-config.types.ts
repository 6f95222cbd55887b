import { Field, ObjectType } from 'type-graphql';
import { Role } from '../../domain/accounts/roles.js';

@ObjectType({ description: 'Where the platform is on social networks; empty where it isn’t.' })
export class SocialLinks {
  @Field({ description: 'Address on Facebook.' })
  facebook: string;

  @Field({ description: 'Address on Instagram.' })
  instagram: string;

  @Field({ description: 'Address on Twitter.' })
  twitter: string;

  @Field({ description: 'Address on YouTube.' })
  youtube: string;
}

@ObjectType({ description: 'An account that everybody may use in a demo.' })
export class DemoSignIn {
  @Field(() => Role, { description: 'What it can do.' })
  role: Role;

  @Field({ description: 'User name to sign in with.' })
  username: string;

  @Field({ description: 'Password to sign in with.' })
  password: string;
}

@ObjectType({ description: 'What the web app needs to know of the server’s configuration.' })
export class ClientConfig {
  @Field(() => [String], { description: 'Geolocation services that the browser asks for its country, in order.' })
  geoUrls: string[];

  @Field({ description: 'Template of the map’s tiles, with {z}, {x} and {y}; empty without a map.' })
  mapTilesUrl: string;

  @Field({ description: 'Whose tiles they are, as text.' })
  mapAttribution: string;

  @Field({ description: 'Public e-mail address of the support.' })
  supportEmail: string;

  @Field({ description: 'Public phone number of the support.' })
  supportPhone: string;

  @Field(() => SocialLinks, { description: 'Where the platform is on social networks.' })
  social: SocialLinks;

  /** Filled by its own resolver. */
  demoSignIns: DemoSignIn[];
}
